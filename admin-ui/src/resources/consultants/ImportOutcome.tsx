import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ImportResult } from '@parley/contracts/http/imports.ts'
import { useTranslate } from 'react-admin'

const of = 'resources.consultants.import'
/** Rows that are shown; of the rest it is told how many there are. */
const mostRows = 50

/** How many rows are good, and of the others which and why. */
export function ImportOutcome({ result, isImported }: { result: ImportResult; isImported: boolean }) {
  const translate = useTranslate()
  const { success, errors } = result.results
  if (result.missing.length > 0)
    return (
      <Alert severity="error">{translate(`${of}.missing`, { columns: result.missing.join(', ') })}</Alert>
    )
  const counts = { smart_count: success.length }
  return (
    <>
      <Alert severity={success.length > 0 ? 'success' : 'warning'} role="status">
        {translate(isImported ? `${of}.imported` : `${of}.good`, counts)}
      </Alert>
      {errors.length > 0 && (
        <Box sx={{ mt: 2, maxHeight: 280, overflow: 'auto' }}>
          <Table size="small" aria-label={translate(`${of}.errors`)}>
            <TableHead>
              <TableRow>
                {['row', 'column', 'error'].map((head) => (
                  <TableCell key={head}>{translate(`${of}.${head}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {errors.slice(0, mostRows).map(({ row, column, error }, at) => (
                <TableRow key={at}>
                  <TableCell>{row}</TableCell>
                  <TableCell>{column}</TableCell>
                  <TableCell>{error}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {errors.length > mostRows && translate(`${of}.more`, { smart_count: errors.length - mostRows })}
    </>
  )
}
