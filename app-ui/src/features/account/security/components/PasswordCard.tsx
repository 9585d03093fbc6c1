import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../session/index.ts'
import '../locales/en.ts'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'

/** The own password; not to be changed while acting for somebody else (decisions D2). */
export function PasswordCard() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section title={t('security.password.title')} guide="password">
      <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '72ch' }}>
        {t('security.password.text')}
      </Typography>
      {!useUser().isImpersonating && (
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          {t('security.password.change')}
        </Button>
      )}
      {isOpen && <ChangePasswordDialog onClose={() => setIsOpen(false)} />}
    </Section>
  )
}
