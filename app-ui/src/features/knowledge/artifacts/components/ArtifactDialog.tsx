import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import LinearProgress from '@mui/material/LinearProgress'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import Box from '@mui/material/Box'
import { uploadArtifact } from '@parley/contracts/http/artifacts.ts'
import { uploadFirmArtifact } from '@parley/contracts/http/firm-artifacts.ts'
import { FileSize } from '@parley/ui-kit/components/FileSize.tsx'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { TagList } from '@parley/ui-kit/components/TagList.tsx'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AnyArtifact, type Owner, stemOf } from '../artifact-record.ts'
import { acceptedEndings, maxFileSize } from '../file-kind.ts'
import { useSaveArtifact } from '../use-save-artifact.ts'
import '../locales/en.ts'
import { type ArtifactForm, formOf, isReady } from './artifact-form.ts'
import { DepartmentChoice } from './DepartmentChoice.tsx'
import { ScopeFields } from './ScopeFields.tsx'

interface ArtifactDialogProps {
  owner: Owner
  /** Edited; a new one is uploaded where it is left out. */
  artifact?: AnyArtifact | undefined
  /** That a new one is of, until somebody chooses otherwise. */
  initiativeId?: string
  onClose: () => void
}

/** Uploads a document, or edits one and puts a new file in its place (Document 1, section 2.9). */
export function ArtifactDialog({ owner, artifact, initiativeId, onClose }: ArtifactDialogProps) {
  const { t } = useTranslation()
  const [form, setForm] = useState<ArtifactForm>(() => formOf(artifact, initiativeId))
  const [isDirty, setIsDirty] = useState(false)
  const { save, share, isBusy, error } = useSaveArtifact({ owner, artifact, onSaved: onClose })
  const isNew = artifact === undefined
  const change = (next: Partial<ArtifactForm>): void => {
    setForm({ ...form, ...next })
    setIsDirty(true)
  }
  const takeFile = (file: File): void =>
    change({ file, ...(isNew && form.name.trim() === '' ? { name: stemOf(file.name) } : {}) })
  const tooLarge = form.file !== null && form.file.size > maxFileSize
  return (
    <FormDialog
      open
      title={t(isNew ? 'artifacts.upload' : 'artifacts.edit')}
      submitLabel={t(isNew ? 'artifacts.upload' : 'common.save')}
      submitDisabled={!isReady(form, isNew) || tooLarge}
      busy={isBusy}
      dirty={isDirty}
      error={tooLarge ? t('artifacts.tooLarge', { name: form.file?.name ?? '' }) : error}
      onClose={onClose}
      onSubmit={() => save(form)}
    >
      <FileField
        file={form.file}
        label={t(isNew ? 'artifacts.chooseFile' : 'artifacts.replaceFile')}
        hint={isNew ? t('artifacts.selectFile') : artifact.fileName}
        images={owner.kind === 'client'}
        onFile={takeFile}
      />
      <LimitedField
        limit={[uploadArtifact, 'name']}
        label={t('artifacts.name')}
        required
        value={form.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      {owner.kind === 'firm' && (
        <LimitedField
          limit={[uploadFirmArtifact, 'description']}
          label={t('artifacts.description')}
          multiline
          minRows={2}
          value={form.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      )}
      <Department owner={owner} value={form.department} onChange={(department) => change({ department })} />
      <TagList
        label={t('artifacts.tags')}
        placeholder={t('artifacts.addTag')}
        value={form.tags}
        maxLength={100}
        onChange={(tags) => change({ tags })}
      />
      {owner.kind === 'client' ? (
        <ScopeFields clientId={owner.clientId} value={form} onChange={change} />
      ) : (
        <ClientWorkSwitch
          checked={form.useInClientWork}
          onChange={(useInClientWork) => change({ useInClientWork })}
        />
      )}
      {isBusy && form.file !== null && (
        <LinearProgress
          variant="determinate"
          value={share * 100}
          aria-label={t('artifacts.uploading', { name: form.file.name })}
        />
      )}
    </FormDialog>
  )
}

interface DepartmentProps {
  owner: Owner
  value: string
  onChange: (department: string) => void
}

/** A client has departments to choose from; a firm's are a word. */
function Department({ owner, value, onChange }: DepartmentProps) {
  const { t } = useTranslation()
  return owner.kind === 'client' ? (
    <DepartmentChoice clientId={owner.clientId} value={value} onChange={onChange} />
  ) : (
    <LimitedField
      limit={[uploadFirmArtifact, 'department']}
      label={t('artifacts.department')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

interface FileFieldProps {
  file: File | null
  label: string
  /** Shown while no file is chosen. */
  hint: string
  images: boolean
  onFile: (file: File) => void
}

function FileField({ file, label, hint, images, onFile }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <Button variant="outlined" onClick={() => input.current?.click()} sx={{ flexShrink: 0 }}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={acceptedEndings(images).join(',')}
        onChange={({ target }) => {
          const chosen = target.files?.[0]
          if (chosen !== undefined) onFile(chosen)
          target.value = ''
        }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {file === null ? hint : file.name}
        {file !== null && ' · '}
        {file !== null && <FileSize bytes={file.size} />}
      </Typography>
    </Box>
  )
}

function ClientWorkSwitch({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={checked}
            onChange={(_, next) => onChange(next)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label={t('artifacts.useInClientWork')}
      />
      <FormHelperText id={id} sx={{ mt: 0 }}>
        {t('artifacts.useInClientWorkHelp')}
      </FormHelperText>
    </div>
  )
}
