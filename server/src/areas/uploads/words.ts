import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of uploads. */
export const words = defineRefusals({
  noSuchField: {
    status: 404,
    code: 'takes_no_file',
    ka: 'აქ ფაილი არ იტვირთება. განაახლეთ გვერდი.',
    en: 'No file is accepted here. Reload the page.',
  },
})
