import type * as z from 'zod/mini'
import type { conversations } from '#contract/administration/conversations.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { isMember, isOwn, ownConversations } from '#server/new-counts/sql.ts'
import { counterpart, joinCounterpart, messageJson } from '../sql.ts'

type FoundMessage = z.input<typeof conversations.list.reply>['messages'][number]

/** The latest messages of own conversations whose text has a word that begins as each of the patterns says. */
export const findInMessages = defineListQuery<
  FoundMessage,
  [studentID: number | null, lecturerID: number | null, patterns: readonly string[], most: number]
>(
  'conversations.findInMessages',
  `select c.id as "conversationID", ${counterpart}, ${messageJson} as message
   from ${ownConversations} ${joinCounterpart}
   join conversation_message x on x.conversation_id = c.id
   where ${isOwn} and ${isMember}
     and ' ' || fold_text(x.text || case when x.text ~ '[əƏ]' then ' ' || translate(x.text, 'əƏ', 'aA') else '' end) ~ all ($3::text[])
   order by x.created_at desc, x.id desc limit $4`,
)
