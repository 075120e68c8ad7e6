-- The English of the contract. A text that was shown is never changed, so the better one is a new row, for the intakes
-- that have the text of the first version unchanged.
with shipped as (
  select id, body::text as body from contract_template where md5(body::text) = '6f38df48fdb26687b45f7ad16005a448'
), changed as (
  select replace(replace(replace(replace(replace(replace(replace(replace(replace(body,
    'Contract on the education of an international student', 'Study contract for an international student'),
    'studies in the programme', 'studies on the programme'),
    'The annual fee of the first year', 'The annual fee for the first year'),
    'From the second year on the fee is paid', 'From the second year on, the fee is paid'),
    'If a visa is refused', 'If the Student’s visa is refused'),
    'of signing the Student provides health insurance for', 'of signing, the Student provides health insurance valid for'),
    'withdraw the consent to the use of photographs and films', 'withdraw consent to the use of photographs and videos'),
    'accepts the contract in the portal, with a four-digit code sent to the phone',
    'accepts the contract on the portal with a four-digit code sent to their phone'),
    'keeps the time and the language of the acceptance, and exactly this text',
    'keeps the time and language of the acceptance and this exact text') as body
  from shipped limit 1
), made as (
  insert into contract_template (body) select body::jsonb from changed returning id
)
update intake set template_id = made.id from made where template_id in (select id from shipped);
