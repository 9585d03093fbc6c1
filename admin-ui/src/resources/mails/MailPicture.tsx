import Box from '@mui/material/Box'

// Nothing is loaded, whatever a mail may hold; a click would ask for a new window, which a sandbox does not give.
const head =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'">' +
  '<base target="_blank">'

/** A mail as its reader would see it: without scripts, forms, windows, or the console's origin. */
export function MailPicture({ html, title }: { html: string; title: string }) {
  return (
    <Box
      component="iframe"
      title={title}
      sandbox=""
      srcDoc={head + html}
      sx={{
        display: 'block',
        width: '100%',
        height: 420,
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        // As mail programs show it, in both themes.
        backgroundColor: '#fff',
        colorScheme: 'light',
      }}
    />
  )
}
