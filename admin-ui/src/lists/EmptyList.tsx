import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { CreateButton, useResourceContext, useResourceDefinition, useTranslate } from 'react-admin'

/** What belongs in a list without rows, and the one next step: to add one, where that can be done here. */
export function EmptyList() {
  const resource = useResourceContext() ?? ''
  const { hasCreate = false } = useResourceDefinition()
  const translate = useTranslate()
  const invite = translate(`resources.${resource}.invite`, { _: '' })
  return (
    <Box sx={{ py: '64px', px: '16px', textAlign: 'center' }}>
      <Typography variant="h2" component="p">
        {translate(`resources.${resource}.empty`, { _: translate('lists.empty') })}
      </Typography>
      {invite !== '' && <Typography color="textSecondary">{invite}</Typography>}
      {hasCreate && (
        <Box sx={{ mt: '16px' }}>
          <CreateButton variant="contained" />
        </Box>
      )}
    </Box>
  )
}
