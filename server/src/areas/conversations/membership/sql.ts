import { defineRowQuery } from '#server/db/define-row-query.ts'

export const muteConversation = defineRowQuery<
  { readonly id: number },
  [studentID: number, conversationID: number, isMuted: boolean]
>(
  'conversations.mute',
  'update conversation_member set is_muted = $3 where student_id = $1 and conversation_id = $2 and left_at is null returning id',
)

export const leaveConversation = defineRowQuery<
  { readonly isGroup: boolean },
  [studentID: number, conversationID: number]
>(
  'conversations.leave',
  `update conversation_member m set left_at = case when c.group_id is not null then now() end
   from conversation c where c.id = m.conversation_id and m.student_id = $1 and m.conversation_id = $2 and m.left_at is null
   returning c.group_id is not null as "isGroup"`,
)
