import ButtonBase from '@mui/material/ButtonBase'
import { TemplateIcon } from '@parley/ui-kit/components/icons.tsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/builders.en.ts'
import { useBuilder } from './builder-context.ts'
import { changeGroup } from './inputs-changes.ts'

const IconPicker = lazy(async () => ({ default: (await import('../general/IconPicker.tsx')).IconPicker }))

interface GroupIconProps {
  groupId: string
  name: string
  icon: string | undefined
}

/** The group's icon; a click offers others. */
export function GroupIcon({ groupId, name, icon }: GroupIconProps) {
  const { t } = useTranslation()
  const builder = useBuilder()
  const [isOpen, setOpen] = useState(false)
  const label = t('builders.inputs.groupIcon', { name })
  const choose = (chosen: string): void => {
    builder.edit((inputs) => changeGroup(inputs, groupId, { icon: chosen }))
    setOpen(false)
  }
  return (
    <>
      <ButtonBase
        data-property="icon"
        aria-label={label}
        aria-haspopup="dialog"
        title={label}
        onClick={() => setOpen(true)}
        sx={buttonLook}
      >
        <TemplateIcon name={icon} fontSize="small" />
      </ButtonBase>
      <Suspense>
        {isOpen && <IconPicker value={icon ?? ''} onChoose={choose} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

const buttonLook = {
  width: 32,
  height: 32,
  flexShrink: 0,
  borderRadius: '6px',
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
} as const
