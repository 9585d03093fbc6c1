import Box from '@mui/material/Box'
import { initiativeTypes, templateStatusSchema } from '@parley/contracts/enums.ts'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { WrittenLanguageField } from '@parley/ui-kit/components/WrittenLanguageField.tsx'
import { useTranslation } from 'react-i18next'
import { DraftTextField } from '../frame/DraftTextField.tsx'
import { templateItem } from '../model/problem-place.ts'
import type { TemplateDraft } from '../model/template-draft.ts'
import { useEditor, useEditorValue } from '../model/use-editor.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { IconField } from './IconField.tsx'
import { IndustriesField } from './IndustriesField.tsx'
import { TeamRoles } from './TeamRoles.tsx'
import { VisibilityField } from './VisibilityField.tsx'

const name = {
  select: (draft: TemplateDraft) => draft.name,
  change: (draft: TemplateDraft, text: string) => void (draft.name = text),
}
const description = {
  select: (draft: TemplateDraft) => draft.description,
  change: (draft: TemplateDraft, text: string) => void (draft.description = text),
}

/** What the template is and who it is for (Document 2, 2.4). */
export function GeneralInfo() {
  const { t } = useTranslation()
  return (
    <Box data-item={templateItem} sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <Section title={t('templateEditor.general.identity')}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, maxWidth: 760 }}>
          <IconField />
          <DraftTextField
            {...name}
            label={t('templateEditor.general.name')}
            itemId={templateItem}
            property="name"
            maxLength={200}
          />
          <DraftTextField
            {...description}
            label={t('templateEditor.general.description')}
            itemId={templateItem}
            property="description"
            multiline
            minRows={3}
            maxRows={12}
            maxLength={4000}
          />
          <Kinds />
        </Box>
      </Section>
      <Section title={t('templateEditor.general.audience')}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, maxWidth: 760 }}>
          <VisibilityField />
          <IndustriesField />
        </Box>
      </Section>
      <TeamRoles />
    </Box>
  )
}

const statuses = templateStatusSchema.options

/** What the template is written in; initiatives made from it are in it too. */
function LanguageField() {
  const { t } = useTranslation()
  const { edit } = useEditor()
  const language = useEditorValue((draft) => draft.language)
  return (
    <WrittenLanguageField
      label={t('templateEditor.general.language')}
      help={t('templateEditor.general.languageHelp')}
      undecided={t('templateEditor.general.languageUndecided')}
      value={language}
      onChange={(next) => edit((draft) => void (draft.language = next))}
    />
  )
}

function Kinds() {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <ChoiceField
        property="status"
        label={t('templateEditor.general.status')}
        helperText={t('templateEditor.general.statusHelp')}
        options={statuses.map((status) => [status, t(`templateEditor.general.statuses.${status}`)])}
      />
      <ChoiceField
        property="initiativeType"
        label={t('templateEditor.general.initiativeType')}
        options={initiativeTypes.map((type) => [type, t(`templateEditor.general.types.${type}`)])}
      />
      <LanguageField />
    </Box>
  )
}
