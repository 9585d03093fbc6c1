import RemoveIcon from '@mui/icons-material/CloseRounded'
import IconButton from '@mui/material/IconButton'

/** Takes a row out of its list. */
export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <IconButton size="small" aria-label={label} title={label} onClick={onClick}>
      <RemoveIcon sx={{ fontSize: 18 }} />
    </IconButton>
  )
}
