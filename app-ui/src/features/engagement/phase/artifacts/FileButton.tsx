import Button from '@mui/material/Button'
import { useRef } from 'react'
import { acceptedFiles } from './accepted-files.ts'

interface FileButtonProps {
  label: string
  /** For screen readers: which document it is about. */
  name: string
  onFile: (file: File) => void
}

/** A button that asks for one file. */
export function FileButton({ label, name, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="small" aria-label={name} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedFiles}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file !== undefined) onFile(file)
          target.value = ''
        }}
      />
    </>
  )
}
