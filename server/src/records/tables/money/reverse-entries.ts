import { today } from '#server/time-zone/sql.ts'
import type { Reversal } from '../../record-table.ts'

const table = 'ledger_entries'

const added = (importID: number, step: number) => `
  select e.*, coalesce(k.code, 'entry-' || e.id) as code from record_change c
  join ledger_entry e on e.id = c.id left join record_code k on k.kind = '${table}' and k.id = e.id
  where c.import_id = ${importID} and c.step = ${step}`

/** Whether the import has added the row of that table. */
const isNew = (importID: number, relation: string, id: string) =>
  `exists (select from record_change n where n.import_id = ${importID} and n.relation = '${relation}'
     and n.action = 'added' and n.id = ${id})`

/**
 * Reverses what an import has added to the accounts, by entries of the opposite kind: the ledger only grows. A charge is
 * lowered by a discount of the same amount, and what lowered it is refunded. A discount of the price list becomes a charge
 * of the price list, because that adds up its charges and discounts.
 */
export const reverseEntries: Reversal = {
  reasons: {
    charge: {
      ka: 'ეს დარიცხვა მას შემდეგ სხვა ჩანაწერმა დაფარა, შეამცირა ან დააბრუნა',
      en: 'another entry has paid, lowered or refunded this charge since',
    },
    bank: {
      ka: 'მასთან საბანკო ამონაწერის ჩანაწერია დაკავშირებული',
      en: 'an entry of a bank statement is linked to it',
    },
    announced: {
      ka: 'გამოცხადებული დარიცხვა სწორედ ამ ჩანაწერით აისახა ანგარიშზე',
      en: 'an announced charge has become this entry',
    },
    currency: {
      ka: 'სტუდენტის ანგარიში ახლა სხვა ვალუტაშია',
      en: 'the account of the student is in another currency now',
    },
    owner: {
      ka: 'ჩანაწერი ანგარიშზე რჩება, მისი სტუდენტი, სახე ან სემესტრი კი იმავე იმპორტმა დაამატა',
      en: 'the entry stays in the account, and its student, type or semester was added by the same import',
    },
  },
  listBlocked: (importID, step) => `
    select e.code, x.code as owner, r.reason from (${added(importID, step)}) e
    join student x on x.id = e.student_id join programme p on p.id = x.programme_id
    cross join lateral (
      select 1 as nth, 'charge' as reason where exists (select from ledger_entry o where o.charge_id = e.id and not exists (
        select from record_change n where n.import_id = ${importID} and n.kind = '${table}' and n.action = 'added' and n.id = o.id))
      union all select 2, 'bank' where exists (select from bank_entry b where b.ledger_entry_id = e.id)
      union all select 3, 'announced' where exists (select from announced_charge a where a.entry_id = e.id)
      union all select 4, 'currency' where p.currency <> e.currency
      union all select 5, 'owner' where ${isNew(importID, 'student', 'e.student_id')}
        or ${isNew(importID, 'debit_type', 'e.debit_type_id')} or ${isNew(importID, 'semester', 'e.semester_id')}
      order by nth limit 1) r
    order by e.id`,
  reverse: (importID, step) => [
    `insert into ledger_entry (student_id, kind, debit_type_id, semester_id, charge_id, name_ka, name_en, amount, currency, day,
       due_on, key, reason)
     select e.student_id, r.kind, e.debit_type_id, e.semester_id,
       case when e.kind = 'charge' then e.id when r.kind = 'charge' then null else e.charge_id end,
       'გასწორება: ' || e.name_ka, 'Correction: ' || e.name_en, e.amount, e.currency,
       ${today},
       case when r.kind = 'charge' then (select c.due_on from ledger_entry c where c.id = e.charge_id) end,
       coalesce(e.key, 'entry ' || e.id) || ' undone', 'import ${importID}: ' || e.code
     from (${added(importID, step)}) e
     cross join lateral (select case when e.kind = 'charge' then 'discount' when e.kind = 'refund' then 'payment'
       when e.kind = 'discount' and e.key like 'tuition %' then 'charge' else 'refund' end as kind) r
     order by e.id`,
    // The code is free again for the corrected file.
    `delete from record_code k using record_change c
     where c.import_id = ${importID} and c.step = ${step} and k.kind = '${table}' and k.id = c.id`,
  ],
}
