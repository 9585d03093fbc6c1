import { useState } from 'react'

/** Whether a row is unfolded; it unfolds by itself when a problem in it is sought. */
export function useOpenWhenSought(
  sought: object | null,
  startsOpen = false,
): [isOpen: boolean, setOpen: (open: boolean) => void] {
  const [isOpen, setOpen] = useState(startsOpen)
  const [seen, setSeen] = useState<object | null>(null)
  if (sought !== seen) {
    setSeen(sought)
    if (sought !== null) setOpen(true)
  }
  return [isOpen, setOpen]
}
