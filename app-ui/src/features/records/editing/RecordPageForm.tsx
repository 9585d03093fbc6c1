import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { RecordForm } from './record-form.ts'

interface SavedForm<Row, Values extends FieldValues> {
  form: RecordForm<Row, Values>
  /** Nothing that is needed is missing or wrong. */
  isComplete?: boolean
}

/** Something was changed that can be saved as it is, and the person has decided about somebody else's state. */
const canSave = <Row, Values extends FieldValues>({
  form,
  isComplete = true,
}: SavedForm<Row, Values>): boolean => form.isDirty && isComplete && form.theirs === null

/** The form of a record on a page; where its RecordNotices and its SaveRecord stand is the page's matter. */
export function RecordPageForm<Row, Values extends FieldValues>({
  children,
  ...saved
}: SavedForm<Row, Values> & { children: ReactNode }) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (canSave(saved) && !saved.form.isBusy) saved.form.save()
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}
    >
      {children}
    </Box>
  )
}

/** The button of a RecordPageForm. */
export function SaveRecord<Row, Values extends FieldValues>({
  label,
  ...saved
}: SavedForm<Row, Values> & { label?: string }) {
  const { t } = useTranslation()
  return (
    <Button
      type="submit"
      variant="contained"
      loading={saved.form.isBusy}
      disabled={!canSave(saved)}
      sx={{ alignSelf: 'flex-start' }}
    >
      {label ?? t('common.save')}
    </Button>
  )
}
