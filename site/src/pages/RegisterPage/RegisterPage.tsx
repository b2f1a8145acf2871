import { Link } from '../../navigation/Link.tsx';
import { formMessages, loginMessages, RegisterForm } from '@eecs/ui-account';
import { useText } from '@eecs/ui-kit';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { WithAccount } from '../../ports/reader/WithAccount.tsx';
import { pathTo } from '../../routes/pathTo.ts';
import { FormColumn } from '../../shell/FormColumn.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { loginPageMessages } from '../LoginPage/loginPageMessages.ts';

export const texts = [loginPageMessages, loginMessages, formMessages, failureMessages];

/** Creates an account. */
export function RegisterPage() {
  const t = useText(loginPageMessages);
  const tSite = useText(siteMessages);
  return (
    <FormColumn>
      <PageHeading>{tSite('page.register')}</PageHeading>
      <WithAccount>
        <RegisterForm
          lead={
            <p>
              {t('registerPage.terms')}{' '}
              <Link to={pathTo('terms', { docRef: 'terms' })}>{tSite('footer.terms')}</Link>
            </p>
          }
          aside={<Link to={pathTo('login')}>{tSite('account.logIn')}</Link>}
        />
      </WithAccount>
    </FormColumn>
  );
}
