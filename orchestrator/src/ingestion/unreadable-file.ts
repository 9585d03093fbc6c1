import { AppError } from '@parley/contracts/errors.ts'
import { failureSentence } from '@parley/contracts/failure-words.ts'

/** Why a file gives no text; the text is shown on the artifact. */
export const unreadableTexts = {
  empty: failureSentence('fileEmpty'),
  noText: failureSentence('fileWithoutText'),
  password: failureSentence('fileLocked'),
  damaged: failureSentence('fileDamaged'),
  tooLarge: failureSentence('fileTooLarge'),
  suspicious: failureSentence('fileSuspicious'),
  tooComplex: failureSentence('fileTooComplex'),
  tooDeep: failureSentence('fileTooDeep'),
  forbiddenMarkup: failureSentence('fileForbiddenMarkup'),
  timeout: failureSentence('fileTimeout'),
} as const

export type UnreadableReason = keyof typeof unreadableTexts

/** 422 (D7): the file arrived and cannot be read. */
export function unreadable(reason: UnreadableReason, cause?: unknown): AppError {
  return new AppError('UNREADABLE_FILE', unreadableTexts[reason], cause === undefined ? {} : { cause })
}

/** 422: what the file holds is not what its name promises. */
export function wrongContent(extension: string): AppError {
  return new AppError('UNREADABLE_FILE', failureSentence('fileOtherContent', { extension }))
}
