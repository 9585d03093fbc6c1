import Alert from '@mui/material/Alert'
import { leastDimensions, mostDimensions } from '@parley/contracts/rules/embedding-model.ts'
import { useTranslate } from 'react-admin'
import { useNotices } from './use-notices.ts'

/** What the deployment lacks to work as it is meant to, said to whoever runs it. */
export function DeploymentNotices() {
  const translate = useTranslate()
  const { data } = useNotices()
  return data?.notices.map(({ code, model, dimensions, before }) => (
    <Alert key={code} severity="warning">
      {translate(`dashboard.notices.${code}`, {
        model,
        dimensions,
        before,
        least: leastDimensions,
        most: mostDimensions,
      })}{' '}
      {translate('dashboard.notices.meanwhile')}
    </Alert>
  ))
}
