import Button from '@mui/material/Button'
import { sendPasswordReset, type User } from '@parley/contracts/http/users.ts'
import { useTranslation } from 'react-i18next'
import { useRouteMutation } from '../../../../lib/use-route.ts'
import { showError, showSuccess } from '../../../../ui/toasts.tsx'

/** Unlocks the account and mails a link to set a password; who never had one is invited again. */
export function ResetPasswordButton({ user }: { user: User }) {
  const { t } = useTranslation()
  const reset = useRouteMutation(sendPasswordReset)
  return (
    <Button
      sx={{ mr: 'auto' }}
      disabled={user.isObsolete}
      loading={reset.isPending}
      onClick={() =>
        reset.mutate(
          { params: { id: user.id } },
          { onSuccess: ({ message }) => showSuccess(message), onError: showError },
        )
      }
    >
      {t('users.sendReset')}
    </Button>
  )
}
