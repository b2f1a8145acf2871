import type { MailTexts } from '../mailText.ts';

const ONCE = 'The link works once, within {days} days.';
const NOT_YOU = 'If this was not you, set a new password by “Forgot password?” on the login page.';

export const EN_US: MailTexts = {
  greeting: 'Hello,',
  signature: 'EECS, structural calculations online',
  texts: {
    activation: {
      subject: 'Confirm your address',
      lines: ['an account with this address was opened at EECS. Confirm that the address is yours:'],
      action: 'Confirm the address',
      after: [
        ONCE,
        'If you did not open an account, ignore this mail: nobody can use the account without your confirmation.',
      ],
    },
    activationAsked: {
      subject: 'Confirm your address and set a password',
      lines: [
        'somebody asked to log in to the account with this address, which was never confirmed. The link confirms that the address is yours and lets you set a password. The password given when the account was opened is no longer valid, because it may be a stranger’s:',
      ],
      action: 'Confirm and set a password',
      after: [ONCE, 'If you did not ask for it, ignore this mail: nothing changes unless the link is used.'],
    },
    registered: {
      subject: 'You already have an account',
      lines: [
        'somebody tried to open an account with this address. You already have one, and nothing has changed.',
        'If it was you, log in. If you forgot your password, use “Forgot password?” on the login page.',
      ],
    },
    addressTaken: {
      subject: 'Your address was entered for another account',
      lines: [
        'somebody logged in to another account entered this address as its new address. It already belongs to your account, so nothing has changed.',
        'If it was you, log in with this address, or use a different one for the other account.',
      ],
    },
    emergency: {
      subject: 'Log in without a password',
      lines: ['this link logs you in, so that you can set a new password:'],
      action: 'Log in',
      after: [ONCE, 'If you did not ask for it, ignore this mail: your password stays the same.'],
    },
    reactivation: {
      subject: 'Reopen your account',
      lines: ['your account is closed.', 'Until {until} UTC this link reopens it with everything in it:'],
      action: 'Reopen the account',
      after: ['If you want it to stay closed, ignore this mail.'],
    },
    newDevice: {
      subject: 'Login with a new browser',
      lines: ['somebody logged in to your account with a new browser.', 'Time: {time} UTC', NOT_YOU],
    },
    passwordChanged: {
      subject: 'Your password was changed',
      lines: [
        'the password of your account was changed, and all other sessions were ended.',
        'Time: {time} UTC',
        NOT_YOU,
      ],
    },
    emailChange: {
      subject: 'Confirm your new address',
      lines: ['this address was entered as the new address of your account. Confirm it:'],
      action: 'Confirm the new address',
      after: [ONCE, 'If you did not ask for it, ignore this mail.'],
    },
    emailChangeAsked: {
      subject: 'A change of your address was requested',
      lines: [
        'a new address was entered for your account. It will replace this one once it is confirmed.',
        'Time: {time} UTC',
        NOT_YOU,
      ],
    },
    emailChanged: {
      subject: 'The address of your account was changed',
      lines: [
        'your account now has a new address, and all sessions were ended.',
        'Time: {time} UTC',
        'If this was not you, reply to this mail at once.',
      ],
    },
    deleted: {
      subject: 'Your account was closed',
      lines: [
        'your account was closed, and all its sessions were ended.',
        'On {until} UTC it will be erased with all its tasks and any remaining plans and credit. Until then you can reopen it with a link, which we send in a separate mail.',
      ],
    },
    sessionEnded: {
      subject: 'A session was ended',
      lines: [
        'one of your sessions was used from two places, as if it had been copied, so we ended it.',
        'Time: {time} UTC',
        'Log in again. If you cannot explain this, also set a new password.',
      ],
    },
    linkUsed: {
      subject: 'Your link was used',
      lines: ['a link that we mailed to you was used to log in.', 'Time: {time} UTC', NOT_YOU],
    },
    invoiceMade: {
      subject: 'Your order at EECS',
      lines: [
        'thank you for your order. Your plan starts as soon as we have received your payment.',
        'Invoice: {invoice}',
        'Branch: {branch}',
        'Plan: {bundle}',
        'Period in months: {months}',
        'Starts when your present plan ends: {begins} UTC',
        'Price: {price} USD',
        'Unused value of your previous plan: {worth} USD',
        'Taken from your credit: {usedCredit} USD',
        'Amount due: {amount} USD',
        '{payment}',
        'Please pay within {days} days. After that the order is cancelled, and a later payment becomes credit on your account.',
        'State the invoice number with your payment, and reply to this mail if you have any questions.',
      ],
    },
    invoicePaid: {
      subject: 'Payment received',
      lines: [
        'we have received your payment. Thank you.',
        'Invoice: {invoice}',
        'Branch: {branch}',
        'Plan: {bundle}',
        'Period in months: {months}',
        'From {from} to {until} UTC',
        'Price: {price} USD',
        'Unused value of your previous plan: {worth} USD',
        'Taken from your credit: {usedCredit} USD',
        'Amount: {amount} USD',
        'Your order could no longer be fulfilled as quoted, so {credited} USD are now credit on your account and will be used for your next order.',
        'Credit on your account: {credit} USD',
      ],
    },
    planTaken: {
      subject: 'Your order at EECS',
      lines: [
        'your order is complete. There is nothing to pay.',
        'Invoice: {invoice}',
        'Branch: {branch}',
        'Plan: {bundle}',
        'Period in months: {months}',
        'From {from} to {until} UTC',
        'Price: {price} USD',
        'Unused value of your previous plan: {worth} USD',
        'Taken from your credit: {usedCredit} USD',
        'Credit on your account: {credit} USD',
      ],
    },
    orderEnded: {
      subject: 'Your order was cancelled',
      lines: [
        'one of your orders was cancelled. You no longer need to pay for it.',
        'We received no payment within {days} days.',
        'Invoice: {invoice}',
        'Branch: {branch}',
        'Plan: {bundle}',
        'Period in months: {months}',
        'A later payment becomes credit on your account. You can order again at any time. Reply to this mail if you have any questions.',
      ],
    },
    planEnded: {
      subject: 'Your subscription was ended',
      lines: [
        'we have ended one of your subscriptions. You now have the free plan, and your tasks are kept.',
        'Branch: {branch}',
        'Plan: {bundle}',
        'Reply to this mail if you did not expect this.',
      ],
    },
    subscriptionEnds: {
      subject: 'Your subscription ends soon',
      lines: [
        'one of your subscriptions ends soon. You will then have the free plan, and your tasks will be kept.',
        'Branch: {branch}',
        'Ends on: {until} UTC',
      ],
    },
  },
};
