import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { Template } from '@parley/contracts/http/templates.ts'
import { templateChanges } from '@parley/contracts/rules/template-changes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeList } from '../../../templates/templates/parts.ts'

/** Says what is new where the template went on while somebody was filling in the form. */
export function NewVersionNotice({ template }: { template: Template }) {
  const { t } = useTranslation()
  const [known, setKnown] = useState(template)
  if (known.version === template.version) return null
  const changes = templateChanges(known, template)
  return (
    <Alert severity="warning" onClose={() => setKnown(template)}>
      {t('initiatives.newVersion')}
      {changes.length > 0 && (
        <Box
          sx={{ mt: 3, maxHeight: 320, overflow: 'auto' }}
          tabIndex={0}
          role="group"
          aria-label={t('initiatives.newVersionChanges')}
        >
          <ChangeList changes={changes} />
        </Box>
      )}
    </Alert>
  )
}
