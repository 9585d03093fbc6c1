import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslate } from 'react-admin'
import { CopyText } from '../../lists/parts.ts'

/** A mail's links, to take elsewhere or to open; in the picture of the mail they lead nowhere. */
export function MailLinks({ links }: { links: readonly string[] }) {
  const translate = useTranslate()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {links.map((link) => (
        <li key={link}>
          <CopyText text={link}>
            <Link
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              title={translate('resources.mails.opened')}
            >
              {link}
            </Link>
          </CopyText>
        </li>
      ))}
    </Box>
  )
}
