import type { answerTemplates } from '#contract/staff/answering/answer-templates.ts'
import type { Reply } from '#web/api/call.ts'

export type Template = Reply<typeof answerTemplates.list>['templates'][number]
