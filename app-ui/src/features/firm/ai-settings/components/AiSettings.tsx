import SettingsIcon from '@mui/icons-material/SettingsRounded'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type LanguageModel, listLanguageModels } from '@parley/contracts/http/language-models.ts'
import { type Client, getClient } from '@parley/contracts/http/people.ts'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../../lib/api-error.ts'
import { minutes } from '../../../../lib/query-client.ts'
import { useRouteQuery } from '../../../../lib/use-route.ts'
import { QueryView } from '../../../../ui/QueryView.tsx'
import { useUnsavedChangesGuard } from '../../../../ui/use-unsaved-changes-guard.tsx'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { LoadingRegion, TextSkeleton } from '../../../../ui/Skeletons.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { WrittenLanguageField } from '../../../../ui/WrittenLanguageField.tsx'
import { StaleNotice } from '../../../records/editing/index.ts'
import { useUser, can } from '../../../account/session/index.ts'
import { modelNames } from '../model-names.ts'
import '../texts.ts'
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
  const guard = useUnsavedChangesGuard(form.isDirty && !form.isBusy)
  return (
    <>
      <PageHeader
        title={t('settings.title')}
        icon={SettingsIcon}
        actions={mayManage && <SaveButton form={form} />}
      />
      <Notices form={form} mayManage={mayManage} />
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
      {guard}
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

/** Why it was not saved, and who may not save at all. */
function Notices({ form, mayManage }: { form: AiForm; mayManage: boolean }) {
  const { t } = useTranslation()
  const { theirs, failure } = form
  if (!mayManage) return <Alert severity="info">{t('settings.readOnly')}</Alert>
  if (theirs !== null) {
    const { ai, language } = theirs.settings
    return (
      <StaleNotice
        theirs={t('settings.theirs', {
          preparer: modelNames[ai.llmPreparer].name,
          reviewer: modelNames[ai.llmReviewer].name,
          substitution: t(ai.maySubstitute ? 'settings.mayStandIn' : 'settings.mayNotStandIn'),
          language: language === null ? t('settings.languageUndecided') : t(`common.languages.${language}`),
        })}
        onKeepMine={form.keepMine}
        onTakeTheirs={form.takeTheirs}
      />
    )
  }
  if (failure === undefined) return null
  return (
    <Alert severity="error">
      <AlertTitle>{t('settings.saveFailed')}</AlertTitle>
      {messageOf(failure)}
    </Alert>
  )
}
