import type { Phrase } from '#rules/text/locale.ts'
import { catalogue } from '#web/i18n/catalogue.ts'

const groupWords = catalogue({
  students: { ka: 'სტუდენტები', en: 'Students' },
  answers: { ka: 'შემოსულები და პასუხები', en: 'Inbox and answers' },
  messages: { ka: 'შეტყობინებები და კონსულტაციები', en: 'Messages and consultations' },
  finance: { ka: 'ფინანსები', en: 'Finance' },
  library: { ka: 'ბიბლიოთეკა და მაღაზია', en: 'Library and shop' },
  system: { ka: 'სისტემა', en: 'System' },
})

type Group = keyof typeof groupWords

/** By the area of the operation, which is its name before the dot; the others answer what students send. */
const groupOfArea: Readonly<Record<string, Group>> = {
  students: 'students',
  certificates: 'students',
  notifications: 'messages',
  conversations: 'messages',
  consultation: 'messages',
  finance: 'finance',
  library: 'library',
  books: 'library',
  readiness: 'system',
  rehearsals: 'system',
  records: 'system',
  access: 'system',
  audit: 'system',
}

interface OperationGroup {
  readonly group: Group
  readonly name: Phrase
  readonly operations: readonly string[]
}

/** The operations by what they are about, in the order of the sections. */
export const groupOperations = (operations: readonly string[]): readonly OperationGroup[] =>
  (Object.keys(groupWords) as Group[])
    .map((group) => ({
      group,
      name: groupWords[group],
      operations: operations.filter((each) => (groupOfArea[each.split('.')[0]!] ?? 'answers') === group),
    }))
    .filter((each) => each.operations.length > 0)
