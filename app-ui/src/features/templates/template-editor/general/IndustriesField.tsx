import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { industryCodes } from '@parley/contracts/enums.ts'
import { useIndustryName } from '@parley/ui-kit/i18n/use-industry-name.ts'
import { useTranslation } from 'react-i18next'
import { industriesAfter } from '../model/industry-choice.ts'
import { templateItem } from '../model/problem-place.ts'
import { useEditor, useEditorValue } from '../model/use-editor.ts'
import { useProblem } from '../model/use-problems.ts'

/** Industries by search, as chips that can be removed; all of them or some (Document 2, 4.6). */
export function IndustriesField() {
  const { t } = useTranslation()
  const { edit } = useEditor()
  const nameOf = useIndustryName()
  const chosen = useEditorValue((draft) => draft.industries)
  const problem = useProblem(templateItem, 'industries')
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      disableClearable
      data-property="industries"
      options={[...new Set<string>([...industryCodes, ...chosen])]}
      getOptionLabel={nameOf}
      value={chosen}
      onChange={(_event, codes) =>
        edit((draft) => void (draft.industries = industriesAfter(draft.industries, codes)))
      }
      renderInput={(given) => (
        <TextField
          {...given}
          label={t('templateEditor.general.industries')}
          error={problem !== undefined}
          helperText={problem}
        />
      )}
    />
  )
}
