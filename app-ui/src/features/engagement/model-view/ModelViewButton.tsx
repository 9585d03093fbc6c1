import LookIcon from '@mui/icons-material/ManageSearchRounded'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { lazy, Suspense, useState } from 'react'
import { useUser, can } from '../../account/session/index.ts'
import type { ModelViewSubject } from './model-view-subject.ts'

const ModelViewDrawer = lazy(async () => ({
  default: (await import('./ModelViewDrawer.tsx')).ModelViewDrawer,
}))

interface ModelViewButtonProps {
  /** The words of the button, which the page has already; all others come with the drawer. */
  label: string
  /** Whose words it is about. */
  name: string
  subject: ModelViewSubject
}

/** Opens what a model was given; for people who may manage initiatives, and never for super admins. */
export function ModelViewButton({ label, name, subject }: ModelViewButtonProps) {
  const user = useUser()
  const [isOpen, setIsOpen] = useState(false)
  if (user.isSuperAdmin || !can(user, 'manage_initiatives')) return null
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          // A conversation has one for each turn: by its name alone it is heard whose it is.
          aria-label={`${label}: ${name}`}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          sx={{ '@media print': { display: 'none' } }}
        >
          <LookIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <ModelViewDrawer name={name} subject={subject} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
