import SettingsIcon from '@mui/icons-material/SettingsRounded'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type LanguageModel, listLanguageModels } from '@parley/contracts/http/language-models.ts'
import { type Client, getClient } from '@parley/contracts/http/people.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { minutes } from '@parley/ui-kit/calls/query-client.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { WrittenLanguageField } from '@parley/ui-kit/components/WrittenLanguageField.tsx'
import { useTranslation } from 'react-i18next'
import { RecordNotices } from '../../../records/editing/parts.ts'
import { useUser, can } from '../../../account/session/index.ts'
import { modelNames } from '../model-names.ts'
import '../locales/en.ts'
import { type AiForm, useAiForm, useSavedMessage } from '../use-ai-form.ts'
import { AiSummary } from './AiSummary.tsx'
import { ModelChoice } from './ModelChoice.tsx'
import { Substitution } from './Substitution.tsx'

/** The language models of the client that one is in (Document 3, AI configuration). */
export function AiSettings({ clientId }: { clientId: string }) {
  const { t } = useTranslation()
  // What is edited is read anew, so that the edit is made from the record as it is.
  const client = useRouteQuery(getClient, { params: { id: clientId } }, { staleTime: 0, gcTime: 0 })
  const models = useRouteQuery(listLanguageModels, {}, { staleTime: minutes(5) })
  const [isSaved, showSaved] = useSavedMessage()
  return (
    <>
      <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {isSaved && <Alert severity="success">{t('settings.saved')}</Alert>}
      </Box>
      {models.isError && (
        <Alert severity="warning">{t('settings.modelsFailed', { message: messageOf(models.error) })}</Alert>
      )}
      {client.data === undefined && <PageHeader title={t('settings.title')} icon={SettingsIcon} />}
      <QueryView
        quiet
        query={client}
        failed={t('settings.loadFailed')}
        skeleton={
          <LoadingRegion>
            <TextSkeleton lines={8} />
          </LoadingRegion>
        }
      >
        {/* After a save the form begins anew, with what is stored. */}
        {(data) => <Models key={data.updatedAt} client={data} models={models.data} onSaved={showSaved} />}
      </QueryView>
    </>
  )
}

interface ModelsProps {
  client: Client
  models: readonly LanguageModel[] | undefined
  onSaved: () => void
}

function Models({ client, models, onSaved }: ModelsProps) {
  const { t } = useTranslation()
  const mayManage = can(useUser(), 'manage_settings')
  const form = useAiForm(client, onSaved)
  const { values, change } = form
  const lineOf = ({ settings: { ai, language } }: Client): string =>
    t('settings.theirs', {
      preparer: modelNames[ai.llmPreparer].name,
      reviewer: modelNames[ai.llmReviewer].name,
      substitution: t(ai.maySubstitute ? 'settings.mayStandIn' : 'settings.mayNotStandIn'),
      language: language === null ? t('settings.languageUndecided') : t(`common.languages.${language}`),
    })
  return (
    <>
      <PageHeader
        title={t('settings.title')}
        icon={SettingsIcon}
        actions={mayManage && <SaveButton form={form} />}
      />
      {!mayManage && <Alert severity="info">{t('settings.readOnly')}</Alert>}
      <RecordNotices form={form} lineOf={lineOf} failed={t('settings.saveFailed')} />
      <Typography color="textSecondary" sx={{ maxWidth: '72ch' }}>
        {t('settings.intro', { client: client.name })}
      </Typography>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <ModelChoice
          title={t('settings.preparer')}
          help={t('settings.preparerHelp')}
          value={values.llmPreparer}
          models={models}
          onChange={mayManage ? (llmPreparer) => change({ llmPreparer }) : undefined}
        />
        <ModelChoice
          title={t('settings.reviewer')}
          help={t('settings.reviewerHelp')}
          value={values.llmReviewer}
          models={models}
          onChange={mayManage ? (llmReviewer) => change({ llmReviewer }) : undefined}
        />
      </Box>
      <Substitution
        isAllowed={values.maySubstitute}
        onChange={mayManage ? (maySubstitute) => change({ maySubstitute }) : undefined}
      />
      <Section title={t('settings.language')}>
        <WrittenLanguageField
          label={t('settings.language')}
          help={t('settings.languageHelp')}
          undecided={t('settings.languageUndecided')}
          value={values.language}
          onChange={mayManage ? (language) => change({ language }) : undefined}
        />
      </Section>
      <AiSummary choices={values} models={models} />
    </>
  )
}

const SaveButton = ({ form }: { form: AiForm }) => {
  const { t } = useTranslation()
  return (
    <Button
      variant="contained"
      loading={form.isBusy}
      disabled={!form.isDirty || form.theirs !== null}
      onClick={form.save}
    >
      {t('common.save')}
    </Button>
  )
}
