import { defineRefusals, type RefusalPhrase } from '#server/http/refusal.ts'
import type { PrivateReason } from './read-access.ts'

export const words = defineRefusals({
  readOnly: {
    status: 403,
    code: 'view_read_only',
    ka: 'პორტალს სტუდენტის თვალით ათვალიერებთ, ამიტომ აქ ვერაფერს შეცვლით. ამის გაკეთება მხოლოდ თავად სტუდენტს შეუძლია, საკუთარი ანგარიშიდან.',
    en: 'You are viewing the portal as the student, and nothing can be changed here. Only the student can do this, signed in themselves.',
  },
  needsOperation: {
    status: 403,
    code: 'view_needs_operation',
    ka: 'ამის სანახავად ცალკე უფლებაა საჭირო, რომელიც ამ სტუდენტზე არ გაქვთ. მიმართეთ პორტალის ადმინისტრატორს.',
    en: 'This needs a permission of its own, which you do not hold for this student. Ask the administrator of the portal.',
  },
})

const privateRefusal = (ka: string, en: string): RefusalPhrase => ({
  status: 403,
  code: 'view_private',
  ka,
  en,
})

/** The parts that a member of staff is not shown, and whom to contact instead. */
export const privateWords: Readonly<Record<PrivateReason, RefusalPhrase>> = {
  consultation: privateRefusal(
    'ფსიქოლოგთან კონსულტაციას მხოლოდ სტუდენტი და ფსიქოლოგი ხედავენ. თუ საჭიროა, სთხოვეთ სტუდენტს, თავად გითხრათ.',
    'Consultations with the psychologist are seen by the student and the psychologist alone. If you need to know, ask the student.',
  ),
  correspondence: privateRefusal(
    'მიმოწერას მხოლოდ მისი მონაწილეები ხედავენ. თუ საჭიროა, სთხოვეთ სტუდენტს, თავად წაგიკითხოთ.',
    'Conversations are seen by who takes part in them alone. If you need to know, ask the student.',
  ),
  security: privateRefusal(
    'ანგარიშის დაცვის მონაცემებს მხოლოდ სტუდენტი ხედავს: მოწყობილობებს, პირად ბმულებსა და იმას, თუ ვინ ნახა მისი მონაცემები. სთხოვეთ სტუდენტს, თავად გახსნას.',
    'What protects the account is seen by the student alone: devices, private links and who has read their data. Ask the student to open it.',
  ),
  exam_paper: privateRefusal(
    'საგამოცდო ნაშრომს მხოლოდ სტუდენტი და შემფასებლები ხედავენ. კითხვებით მიმართეთ საგამოცდო ცენტრს.',
    'Exam papers are seen by the student and the examiners alone. With questions turn to the examination centre.',
  ),
  running_test: privateRefusal(
    'ტესტის გახსნა მხოლოდ სტუდენტს შეუძლია. კითხვებით მიმართეთ ლექტორს.',
    'A test is opened by the student alone. With questions turn to the lecturer.',
  ),
  payment: privateRefusal(
    'გადახდის ბანკში გადამოწმება მხოლოდ სტუდენტს შეუძლია. გადახდების სია ფინანსების გვერდზეა.',
    'A payment is checked with the bank by the student alone. The finance page lists the payments.',
  ),
  download: privateRefusal(
    'ამ გვერდიდან ფაილის გახსნა მხოლოდ სტუდენტს შეუძლია. სტუდენტის გამოგზავნილ ფაილებს შემოსულებში ნახავთ.',
    'Files are opened by the student alone here. What a student has sent to the university is opened in the inbox.',
  ),
}
