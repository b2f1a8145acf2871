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
        'If you did not open an account, do nothing: without the confirmation nobody can use it.',
      ],
    },
    activationAsked: {
      subject: 'Confirm your address and set a password',
      lines: [
        'somebody asked to get into the account with this address, which was never confirmed. The link confirms that the address is yours and lets you set a password; the one given when the account was opened no longer counts, for it may be a stranger’s:',
      ],
      action: 'Confirm and set a password',
      after: [ONCE, 'If you did not ask for it, do nothing: nothing changes until the link is used.'],
    },
    registered: {
      subject: 'You have an account already',
      lines: [
        'somebody tried to open an account with this address. There is one already, and nothing was changed.',
        'If it was you, log in; a forgotten password is replaced by “Forgot password?” on the login page.',
      ],
    },
    addressTaken: {
      subject: 'Your address was given for another account',
      lines: [
        'somebody logged in to another account gave this address as its new one. It is that of your account already, so nothing was changed.',
        'If it was you, log in here with this address, or take another one for the other account.',
      ],
    },
    emergency: {
      subject: 'Log in without a password',
      lines: ['this link logs you in, so that you can set a new password:'],
      action: 'Log in',
      after: [ONCE, 'If you did not ask for it, do nothing: your password stays as it is.'],
    },
    reactivation: {
      subject: 'Open your account again',
      lines: [
        'your account is closed.',
        'Until {until} UTC this link opens it again, with everything in it:',
      ],
      action: 'Open the account',
      after: ['If it is to stay closed, do nothing.'],
    },
    newDevice: {
      subject: 'Login with a new browser',
      lines: [
        'somebody logged in to your account with a browser that was not used for it before.',
        'Time: {time} UTC',
        NOT_YOU,
      ],
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
      lines: ['this address is to become that of your account. It counts once you have confirmed it:'],
      action: 'Confirm the new address',
      after: [ONCE, 'If you did not ask for it, do nothing.'],
    },
    emailChangeAsked: {
      subject: 'A new address was asked for',
      lines: [
        'a new address was given for your account. It takes the place of this one once it is confirmed there.',
        'Time: {time} UTC',
        NOT_YOU,
      ],
    },
    emailChanged: {
      subject: 'The address of your account was changed',
      lines: [
        'your account has a new address now, and all sessions were ended.',
        'Time: {time} UTC',
        'If this was not you, answer us at once.',
      ],
    },
    deleted: {
      subject: 'Your account was closed',
      lines: [
        'your account was closed, and nobody is logged in to it any more.',
        'On {until} UTC it is erased with all tasks in it, and with what is left of plans and credit. Until then a link opens it again; it comes in a mail of its own.',
      ],
    },
    sessionEnded: {
      subject: 'A session was ended',
      lines: [
        'a session of yours was used from two places, as if it had been copied, so we ended it.',
        'Time: {time} UTC',
        'Log in again. If you did nothing unusual, set a new password too.',
      ],
    },
    linkUsed: {
      subject: 'Your link was used',
      lines: ['a link that was mailed to you has been used to log in.', 'Time: {time} UTC', NOT_YOU],
    },
    invoiceMade: {
      subject: 'Your order at EECS',
      lines: [
        'thank you for your order. It is carried out as soon as the money has arrived.',
        'Invoice: {invoice}',
        'Branch: {branch}',
        'Plan: {bundle}',
        'Period in months: {months}',
        'Begins when your present plan ends: {begins} UTC',
        'Price: {price} USD',
        'Unused worth of your former plan: {worth} USD',
        'Taken from your credit: {usedCredit} USD',
        'To be paid: {amount} USD',
        '{payment}',
        'Please pay within {days} days: after that the order ends, and money that comes later is credit on your account.',
        'Name the number of the invoice with the payment, and answer this mail if anything is unclear.',
      ],
    },
    invoicePaid: {
      subject: 'Payment received',
      lines: [
        'your payment has arrived. Thank you.',
        'Invoice: {invoice}',
        'Branch: {branch}',
        'Plan: {bundle}',
        'Period in months: {months}',
        'From {from} to {until} UTC',
        'Price: {price} USD',
        'Unused worth of your former plan: {worth} USD',
        'Taken from your credit: {usedCredit} USD',
        'Amount: {amount} USD',
        'What was ordered could no longer be had as it was quoted, so {credited} USD are credit on your account and count towards the next order.',
        'Credit on your account: {credit} USD',
      ],
    },
    planTaken: {
      subject: 'Your order at EECS',
      lines: [
        'your order is carried out. There is nothing to pay.',
        'Invoice: {invoice}',
        'Branch: {branch}',
        'Plan: {bundle}',
        'Period in months: {months}',
        'From {from} to {until} UTC',
        'Price: {price} USD',
        'Unused worth of your former plan: {worth} USD',
        'Taken from your credit: {usedCredit} USD',
        'Credit on your account: {credit} USD',
      ],
    },
    orderEnded: {
      subject: 'Your order has ended',
      lines: [
        'an order of yours has ended, and nothing is to be paid for it any more.',
        'Its money did not come within {days} days.',
        'Invoice: {invoice}',
        'Branch: {branch}',
        'Plan: {bundle}',
        'Period in months: {months}',
        'Money that comes later is credit on your account. You can order anew at any time; answer this mail if anything is unclear.',
      ],
    },
    planEnded: {
      subject: 'Your subscription was ended',
      lines: [
        'we have ended a subscription of yours. The free plan applies now, and your tasks stay where they are.',
        'Branch: {branch}',
        'Plan: {bundle}',
        'Answer this mail if you did not expect it.',
      ],
    },
    subscriptionEnds: {
      subject: 'Your subscription ends soon',
      lines: [
        'a subscription of yours ends soon. After that the free plan applies, and your tasks stay where they are.',
        'Branch: {branch}',
        'Ends on: {until} UTC',
      ],
    },
  },
};
