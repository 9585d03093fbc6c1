import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../session/index.ts'
import '../locales/en.ts'
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx'

/** The own address; not to be changed while acting for somebody else (decisions D2). */
export function ChangeEmailCard() {
  const { t } = useTranslation()
  const { email, isImpersonating } = useUser()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section title={t('recovery.emailTitle')}>
      <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '72ch', overflowWrap: 'anywhere' }}>
        {t('recovery.emailText', { email })}
      </Typography>
      {!isImpersonating && (
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          {t('recovery.changeEmail')}
        </Button>
      )}
      {isOpen && <ChangeEmailDialog onClose={() => setIsOpen(false)} />}
    </Section>
  )
}
