import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { BulkOutcome } from './use-bulk-action.ts'

/** Which rows could not be changed and why; the others are done. */
export function BulkOutcomeDialog({
  outcome,
  onClose,
}: {
  outcome: BulkOutcome | undefined
  onClose: () => void
}) {
  const translate = useTranslate()
  if (outcome === undefined) return null
  const { done, failed } = outcome
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="bulk-outcome">
      <DialogTitle id="bulk-outcome">
        {translate('lists.bulk.title', { smart_count: failed.length })}
      </DialogTitle>
      <DialogContent>
        <Typography>
          {translate(done === 0 ? 'lists.bulk.noneDone' : 'lists.bulk.someDone', { smart_count: done })}
        </Typography>
        <List aria-labelledby="bulk-outcome">
          {failed.map(({ id, name, reasons }) => (
            <ListItem key={id} disableGutters divider sx={{ overflowWrap: 'anywhere' }}>
              <ListItemText
                primary={name}
                secondary={reasons.length === 0 ? translate('lists.bulk.noReason') : reasons.join(' ')}
              />
            </ListItem>
          ))}
        </List>
        <Typography color="textSecondary">{translate('lists.bulk.stillChosen')}</Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
