import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import type { Template } from '@parley/contracts/http/templates.ts'
import { templateVisibilitySchema } from '@parley/contracts/enums.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser, kindOf } from '../../../account/session/index.ts'
import { templateItem } from '../model/problem-place.ts'
import { useEditor, useEditorValue } from '../model/use-editor.ts'
import { useProblem } from '../model/use-problems.ts'
import { OwnerField } from './OwnerField.tsx'
import { showTo } from './show-to.ts'

const choices = templateVisibilitySchema.options

/** Who may see the template, and which client or firm where it is for one (Document 2, 4.4). */
export function VisibilityField() {
  const { t } = useTranslation()
  const { edit } = useEditor()
  const user = useUser()
  const visibility = useEditorValue((draft) => draft.visibility)
  const problem = useProblem(templateItem, 'visibility')
  const id = useId()
  const isSuperAdmin = kindOf(user) === 'super-admin'
  return (
    <FormControl error={problem !== undefined} data-property="visibility">
      <FormLabel id={id}>{t('templateEditor.general.visibility')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={visibility}
        onChange={(_event, chosen) => edit((draft) => showTo(draft, chosen as Template['visibility'], user))}
      >
        {choices.map((choice) => {
          const isBarred = choice === 'PARLEY' && !isSuperAdmin
          return (
            <FormControlLabel
              key={choice}
              value={choice}
              disabled={isBarred}
              control={
                <Radio
                  size="small"
                  slotProps={{ input: isBarred ? { 'aria-describedby': `${id}-reason` } : {} }}
                />
              }
              label={t(`templateEditor.general.visibilities.${choice}`)}
            />
          )
        })}
      </RadioGroup>
      {!isSuperAdmin && (
        <FormHelperText id={`${id}-reason`} sx={{ mx: 0 }} error={false}>
          {t('templateEditor.general.onlySuperAdmins')}
        </FormHelperText>
      )}
      {problem !== undefined && <FormHelperText sx={{ mx: 0 }}>{problem}</FormHelperText>}
      {visibility === 'CLIENT' && <OwnerField kind="client" />}
      {visibility === 'CONSULTING_FIRM' && isSuperAdmin && <OwnerField kind="firm" />}
    </FormControl>
  )
}
