import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of uploads. */
export const words = defineRefusals({
  noSuchField: {
    status: 404,
    code: 'takes_no_file',
    ka: 'აქ ფაილის ატვირთვა არ შეიძლება. განაახლეთ გვერდი.',
    en: 'No file is accepted here. Reload the page.',
  },
})
