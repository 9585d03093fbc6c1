import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { TemplateIcon } from '@parley/ui-kit/components/icons.tsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../model/use-editor.ts'

const IconPicker = lazy(async () => ({ default: (await import('./IconPicker.tsx')).IconPicker }))

/** The template's icon, and the way to choose another. */
export function IconField() {
  const { t } = useTranslation()
  const { edit } = useEditor()
  const icon = useEditorValue((draft) => draft.icon)
  const [isOpen, setIsOpen] = useState(false)
  const choose = (name: string): void => {
    edit((draft) => void (draft.icon = name))
    setIsOpen(false)
  }
  return (
    <Box data-property="icon">
      <Button
        variant="outlined"
        onClick={() => setIsOpen(true)}
        startIcon={<TemplateIcon name={icon} />}
        aria-haspopup="dialog"
      >
        {t('templateEditor.general.chooseIcon')}
      </Button>
      <Suspense>
        {isOpen && <IconPicker value={icon} onChoose={choose} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </Box>
  )
}
