import { createAdmin } from './admin/create-admin.ts'
import { migrateDatabase } from './admin/migrate-database.ts'
import { addStarterSet } from './admin/add-starter-set.ts'
import { printHeads, verifyAuditLog } from './audit/report.ts'
import { backUp } from './backup/back-up.ts'
import { restore } from './backup/restore.ts'
import type { Command } from './command.ts'

/** By name (docs/operations.md, "The command line"). */
export const commands: Record<string, Command> = {
  'admin create': {
    options: '--email <address> --first-name <name> --last-name <name> [--as <address of a super admin>]',
    about: 'makes a super admin, and mails or prints a link to set the password',
    run: createAdmin,
  },
  'starter add': {
    options: '',
    about: 'writes the agents and templates that a product begins with, where there are none',
    run: addStarterSet,
  },
  migrate: {
    options: '',
    about: 'brings the database up to date as its owner, and makes the login of the servers',
    run: migrateDatabase,
  },
  backup: {
    options: '--to <new folder>',
    about: 'writes database and files, as of one moment, into a folder',
    run: backUp,
  },
  restore: {
    options: '--from <folder>',
    about: 'reads a backup into an empty product, and checks it',
    run: restore,
  },
  'audit verify': {
    options: '[--firm <id>] [--heads <file, or - for what comes in>]',
    about: 'does the seals of the audit log again and names what is damaged',
    run: verifyAuditLog,
  },
  'audit heads': {
    options: '',
    about: 'prints the last seal of each chain of the audit log, for keeping elsewhere',
    run: printHeads,
  },
}

export const usage = (): string[] => [
  'parley <command>',
  '',
  ...Object.entries(commands).flatMap(([name, { options, about }]) => [
    `  ${name} ${options}`.trimEnd(),
    `      ${about}`,
  ]),
]
