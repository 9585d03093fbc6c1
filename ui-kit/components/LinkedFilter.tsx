import RemoveIcon from '@mui/icons-material/CloseRounded'
import Button from '@mui/material/Button'

interface LinkedFilterProps {
  /** What the list is narrowed down to. */
  label: string
  /** Name of the button for those who do not see it. */
  removeLabel: string
  onRemove: () => void
}

/** A filter that a link has brought along, with the way to take it off. */
export function LinkedFilter({ label, removeLabel, onRemove }: LinkedFilterProps) {
  return (
    <Button
      size="small"
      variant="outlined"
      endIcon={<RemoveIcon />}
      aria-label={removeLabel}
      onClick={onRemove}
    >
      {label}
    </Button>
  )
}
