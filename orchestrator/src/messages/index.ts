export { markRequest } from './mark-request.ts'
export { apologise, replyToMessage } from './reply-to-message.ts'
export { deleteMessage, sendUserMessage, updateMessage } from './user-messages.ts'
export { insertMessage } from './messages.queries.ts'
