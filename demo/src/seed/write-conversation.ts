import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import { toInstant } from '#demo/season/time-zone.ts'

export interface DemoMember {
  readonly studentID?: number
  readonly lecturerID?: number
  /** How many of the last messages they have not seen; none by default. */
  readonly unseen?: number
}

export interface DemoMessage {
  /** The member, from 0. */
  readonly by: number
  readonly daysAgo: number
  readonly time: string
  readonly text: string
  readonly fileID?: number
}

interface DemoConversation {
  /** Null between two persons. */
  readonly groupID: number | null
  readonly members: readonly DemoMember[]
  readonly messages: readonly DemoMessage[]
}

const toPair = (members: readonly DemoMember[]): string => {
  const students = members.flatMap(({ studentID }) => studentID ?? []).toSorted((a, b) => a - b)
  const lecturers = members.flatMap(({ lecturerID }) => lecturerID ?? [])
  return [...students.map((id) => `student-${id}`), ...lecturers.map((id) => `lecturer-${id}`)].join(' ')
}

/** Writes a conversation with its members and messages. */
export const writeConversation = async (
  tx: Connection,
  { groupID, members, messages }: DemoConversation,
  today: string,
): Promise<void> => {
  const insert = async (text: string, values: readonly unknown[]): Promise<number> =>
    (await tx.row<{ id: number }>({ name: '', text: `${text} returning id` }, values))!.id
  const toTime = ({ daysAgo, time }: DemoMessage) => toInstant(addDays(today, -daysAgo), time)
  const count = messages.length
  const conversationID = await insert(
    'insert into conversation (group_id, pair, message_count, last_at) values ($1, $2, $3, $4)',
    [groupID, groupID === null ? toPair(members) : null, count, toTime(messages.at(-1)!)],
  )
  const memberIDs: number[] = []
  for (const { studentID, lecturerID, unseen = 0 } of members)
    memberIDs.push(
      await insert(
        'insert into conversation_member (conversation_id, student_id, lecturer_id, seen_count) values ($1, $2, $3, $4)',
        [conversationID, studentID ?? null, lecturerID ?? null, count - unseen],
      ),
    )
  for (const [nth, message] of messages.entries()) {
    const messageID = await insert(
      'insert into conversation_message (conversation_id, member_id, nth, text, created_at) values ($1, $2, $3, $4, $5)',
      [conversationID, memberIDs[message.by], nth + 1, message.text, toTime(message)],
    )
    if (message.fileID !== undefined)
      await tx.rows(
        { name: '', text: 'insert into conversation_file (file_id, message_id) values ($1, $2)' },
        [message.fileID, messageID],
      )
  }
}
