import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of documents. */
export const words = defineRefusals({
  unknownName: {
    status: 404,
    code: 'no_such_document',
    ka: 'დოკუმენტი სახელით „{name}“ არ არსებობს. შეამოწმეთ მისამართი.',
    en: 'There is no document called “{name}”. Check the address.',
  },
})
