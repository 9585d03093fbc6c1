// npm run drill [-- --help]
// A whole life of the product on the container engine of this machine; see scripts/drill/options.ts for what is done.
import { runDrill } from './drill/run-drill.ts'

process.exitCode = await runDrill(process.argv.slice(2))
