/** Of an audited action: ids, names of fields, counts; what each action says is for people to read, not for code. */
export type AuditDetails = Record<string, unknown>

/** The body that a call was answered with, to answer it again. */
export type AnsweredBody = unknown
