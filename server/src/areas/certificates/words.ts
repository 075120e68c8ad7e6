import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of certificates. */
export const words = defineRefusals({
  noCertificate: {
    status: 404,
    code: 'no_certificate',
    ka: 'ამ კოდით დოკუმენტი არ გაცემულა. შეადარეთ კოდი დოკუმენტზე დაბეჭდილს.',
    en: 'No document was issued with this code. Compare the code with the one on the document.',
  },
  alreadyRevoked: {
    status: 409,
    code: 'certificate_revoked',
    ka: 'დოკუმენტი უკვე გაუქმებულია. განაახლეთ გვერდი.',
    en: 'The document is already revoked. Reload the page.',
  },
  notRevoked: {
    status: 409,
    code: 'certificate_not_revoked',
    ka: 'დოკუმენტი გაუქმებული არ არის. განაახლეთ გვერდი.',
    en: 'The document is not revoked. Reload the page.',
  },
})
