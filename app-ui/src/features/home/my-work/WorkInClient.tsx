import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { ConnectDialog } from '../../account/session/parts.ts'
import './locales/en.ts'
import { useSwitchInto } from './use-work-in.ts'

interface WorkInClientProps {
  client: { id: string; name: string }
  /** Where it leads inside of the client. */
  path: string
}

/** The way into a client for a consultant who only reads outside of it (decisions D12, Switching); nothing for others. */
export function WorkInClient({ client, path }: WorkInClientProps) {
  const { t } = useTranslation()
  const { switchInto, asked, close } = useSwitchInto()
  if (switchInto === undefined) return null
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        sx={{ flexShrink: 0 }}
        onClick={() => switchInto({ id: client.id, name: client.name, path })}
      >
        {t('myWork.workIn', { client: client.name })}
      </Button>
      <ConnectDialog target={asked} onClose={close} />
    </>
  )
}
