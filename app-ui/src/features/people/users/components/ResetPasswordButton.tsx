import Button from '@mui/material/Button'
import { sendPasswordReset, type User } from '@parley/contracts/http/users.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { showError, showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'

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
