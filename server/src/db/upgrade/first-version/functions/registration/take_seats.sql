create or replace function take_seats(items jsonb)
  returns table (n int, outcome text, version int, moves jsonb) language plpgsql
  -- The tables are empty when registration opens; a plan made then would keep scanning them sequentially.
  set enable_seqscan = off
as $$
declare
  item record;
  move record;
  done jsonb;
  student_ids int[];
  group_ids int[];
  old_groups int[];
  full_ids int[];
  full_id int;
  free_ids int[];
  new_id int;
  new_receipt bigint;
  counts int[];
  is_rejected boolean;
  handled int[] := '{}';
  the_semester int;
  the_catalogue int;
begin
  select s.id, s.catalogue_version into the_semester, the_catalogue from semester s where s.is_current for share;
  select array_agg((i ->> 'student')::int) into student_ids from jsonb_array_elements(items) i;
  perform 1 from student s where s.id = any(student_ids) order by s.id for update;
  select array_agg(requested_group::int) into group_ids from jsonb_array_elements(items) i,
    jsonb_array_elements(i -> 'moves') m, jsonb_array_elements_text(m -> 'groups') requested_group;
  select array_agg(rg.group_id) into old_groups from registration_group rg where rg.registration_id = any(array(
    select (m ->> 'registration')::int from jsonb_array_elements(items) i, jsonb_array_elements(i -> 'moves') m));
  -- A full group is refused without a lock: waiting for it would only delay the answer.
  perform 1 from study_group g
    where g.id = any(group_ids) and g.taken < g.capacity or g.id = any(old_groups)
    order by g.id for no key update;

  if jsonb_array_length(items) > 1 then
    for n, outcome, version, moves in
      with request as materialized (
        select i.n::int as n, i.student, i.as_of, i.key, i.moves, m.*,
          jsonb_array_length(i.moves) = 1 and m.registration is null and (m.code is not null or m.action = 'registered')
            and i.semester = the_semester and i.catalogue = the_catalogue
            and (i.since is null or now() >= i.since) and (i.until is null or now() < i.until)
            and i.as_of = (select s.registration_version from student s where s.id = i.student)
            -- A subquery per student: "not exists" would be planned as a scan of all receipts.
            and (i.key is null or (
              select r.id from receipt r
              where r.student_id = i.student and r.key = i.key and r.at > now() - interval '24 hours' limit 1
            ) is null) as is_simple
        from rows from (
          jsonb_to_recordset(items) as (student int, as_of int, semester int, catalogue int, "from" timestamptz,
            "until" timestamptz, key text, moves jsonb)
        ) with ordinality i(student, as_of, semester, catalogue, since, until, key, moves, n)
        left join lateral jsonb_to_record(i.moves -> 0) m(action text, subject int, module int, programme int, groups int[],
          registration int, code text, reason_ka text, reason_en text) on true
      ),
      requested_group as (
        select request.n, request.is_simple, g.id, g.part, g.taken, g.taken >= g.capacity as is_full,
          g.taken < g.capacity and g.taken + count(*) over (partition by g.id) > g.capacity as is_scarce
        from request
        cross join lateral jsonb_array_elements(request.moves) one
        cross join lateral jsonb_array_elements_text(one -> 'groups') w(id)
        -- "offset 0" reads each group by its id instead of joining the whole table.
        cross join lateral (select * from study_group each where each.id = w.id::int offset 0) g
        where one ->> 'code' is null
      ),
      checked as (
        select *, bool_or(is_full) over (partition by requested_group.n) as is_refused,
          bool_or(is_scarce) over (partition by requested_group.n) as has_scarce_group
        from requested_group
      ),
      seat as (
        select *, taken + count(*) filter (where is_simple and not is_refused and not has_scarce_group)
          over (partition by id order by checked.n rows between unbounded preceding and 1 preceding) as before
        from checked
      ),
      decision as (
        select seat.n, is_refused, has_scarce_group, array_agg(id order by part) as ids, array_agg(part order by part) as parts,
          array_agg(before order by part) as seen, (array_agg(id order by part) filter (where is_full))[1] as filled
        from seat group by seat.n, is_refused, has_scarce_group
      ),
      simple as materialized (
        select request.*, d.ids, d.parts, d.seen, d.filled,
          case when request.code is null and d.filled is null then nextval('registration_id_seq')::int end as made_id,
          nextval('receipt_id_seq') as receipt_id
        from request left join decision d on d.n = request.n
        where request.is_simple and (request.code is not null or d.is_refused or not d.has_scarce_group)
        order by request.n
      ),
      registered as (
        insert into registration (id, student_id, semester_id, subject_id, module_id, programme_id)
        select p.made_id, p.student, the_semester, p.subject, p.module, p.programme from simple p where p.made_id is not null
      ),
      seated as (
        insert into registration_group (registration_id, group_id, part)
        select p.made_id, u.id, u.part from simple p, unnest(p.ids, p.parts) u(id, part) where p.made_id is not null
      ),
      saved_receipt as (
        insert into receipt (id, student_id, semester_id, action, subject_id, group_ids, registration_id, code, reason_ka,
          reason_en, full_group, key)
        overriding system value
        select p.receipt_id, p.student, the_semester, p.action, p.subject, p.groups, p.made_id,
          coalesce(p.code, case when p.filled is not null then 'group_full' end), p.reason_ka, p.reason_en, p.filled, p.key
        from simple p
      )
      select p.n, 'done',
        -- Incremented once per transaction, like increment_registration_versions.
        p.as_of + case when p.made_id is null then 0 else 1 end,
        jsonb_build_array(jsonb_build_object('receipt', p.receipt_id, 'registration', p.made_id, 'full', p.filled,
          'free', case when p.filled is not null then (
            select jsonb_agg(g.id) from study_group g
            where g.subject_id = p.subject and g.semester_id = the_semester and g.taken < g.capacity
          ) end,
          'taken', to_jsonb(p.seen), 'had', '[]'::jsonb))
      from simple p
    loop
      handled := handled || n;
      return next;
    end loop;
  end if;
  if cardinality(handled) = jsonb_array_length(items) then return; end if;

  for item in
    select i.ordinality::int as nth, x.* from jsonb_array_elements(items) with ordinality i,
      jsonb_to_record(i.value) as x(student int, as_of int, semester int, catalogue int, "from" timestamptz,
        "until" timestamptz, key text, whole boolean, stops boolean, moves jsonb)
    where i.ordinality <> all(handled)
  loop
    n := item.nth;
    moves := '[]';
    select s.registration_version into version from student s where s.id = item.student;
    if item.key is not null then
      select jsonb_agg(to_jsonb(r) order by r.id) into done from receipt r
        where r.student_id = item.student and r.key = item.key and r.at > now() - interval '24 hours';
      if done is not null then
        outcome := 'repeated';
        moves := done;
        return next;
        continue;
      end if;
    end if;
    if version is distinct from item.as_of
      or item.semester is distinct from the_semester or item.catalogue is distinct from the_catalogue
      or now() < item."from" or now() >= item."until"
    then
      outcome := 'stale';
      return next;
      continue;
    end if;

    is_rejected := false;
    if item.whole and jsonb_array_length(item.moves) > 1 then
      is_rejected := exists (
        select from jsonb_array_elements(item.moves) m
        where m ->> 'code' is not null or exists (
          select from jsonb_array_elements_text(m -> 'groups') requested_group
          join study_group g on g.id = requested_group::int and g.taken >= g.capacity
          where not exists (
            select from registration_group rg
            where rg.registration_id = (m ->> 'registration')::int and rg.group_id = g.id)));
    end if;

    for move in
      select x.* from jsonb_array_elements(item.moves) m,
        jsonb_to_record(m) as x(action text, subject int, module int, programme int, groups int[], registration int,
          code text, reason_ka text, reason_en text)
    loop
      full_id := null;
      free_ids := null;
      counts := null;
      new_id := null;
      old_groups := '{}';
      if move.registration is not null then
        -- A registration of another student is a mistake of the caller.
        perform 1 from registration r where r.id = move.registration and r.student_id = item.student;
        if not found then raise exception 'registration % is not of student %', move.registration, item.student; end if;
        select coalesce(array_agg(rg.group_id), '{}') into old_groups
          from registration_group rg where rg.registration_id = move.registration;
      end if;
      if move.code is null then
        select array_agg(g.taken order by g.part), array_agg(g.id order by g.part) filter (where g.taken >= g.capacity and g.id <> all(old_groups))
          into counts, full_ids from study_group g where g.id = any(move.groups);
        full_id := full_ids[1];
        -- A group that was full, and so not locked, had a seat in the check above and has none now: the caller retries.
        if full_id is not null and item.whole and not is_rejected and jsonb_array_length(item.moves) > 1 then
          raise exception 'group % has filled up', full_id using errcode = 'serialization_failure';
        end if;
        if full_id is not null then
          select array_agg(g.id) into free_ids from study_group g
            where g.subject_id = move.subject and g.semester_id = the_semester and g.taken < g.capacity;
        elsif not is_rejected then
          if move.action = 'registered' then
            insert into registration (student_id, semester_id, subject_id, module_id, programme_id)
              values (item.student, the_semester, move.subject, move.module, move.programme) returning id into new_id;
            insert into registration_group (registration_id, group_id, part)
              select new_id, g.id, g.part from study_group g where g.id = any(move.groups);
          elsif move.action = 'changed' then
            new_id := move.registration;
            update registration r set subject_id = move.subject, module_id = move.module, programme_id = move.programme
              where r.id = new_id and r.subject_id <> move.subject;
            delete from registration_group rg where rg.registration_id = new_id and rg.group_id <> all(move.groups);
            insert into registration_group (registration_id, group_id, part)
              select new_id, g.id, g.part from study_group g where g.id = any(move.groups) and g.id <> all(old_groups);
          else
            new_id := move.registration;
            delete from registration_group rg where rg.registration_id = new_id;
            delete from registration r where r.id = new_id;
          end if;
        end if;
      end if;
      insert into receipt (student_id, semester_id, action, subject_id, group_ids, registration_id, code, reason_ka,
          reason_en, full_group, key)
        values (item.student, the_semester, move.action, move.subject, move.groups, new_id,
          coalesce(move.code, case when full_id is not null then 'group_full' when is_rejected then 'not_whole' end),
          move.reason_ka, move.reason_en, full_id, item.key)
        returning id into new_receipt;
      moves := moves || jsonb_build_object('receipt', new_receipt, 'registration', new_id, 'full', full_id,
        'free', to_jsonb(free_ids), 'taken', to_jsonb(counts), 'had', to_jsonb(old_groups));
      exit when item.stops and full_id is not null;
    end loop;
    outcome := case when is_rejected then 'lost' else 'done' end;
    select s.registration_version into version from student s where s.id = item.student;
    return next;
  end loop;
end $$;

comment on function take_seats is 'Takes, changes and cancels registrations for many students in one transaction. items is a list of {student, as_of, semester, catalogue, from, until, key, whole, stops, moves}, each of another student. A move is {action, subject, module, programme, groups, registration, code, reason_ka, reason_en}: with a code it is a refusal, of which only the receipt is saved; registration is the one that it changes or cancels. as_of and catalogue are the versions that the decision was made on: when one has changed, the answer is stale and the caller decides again. whole: all moves or none. stops: a move whose group is full is the last one made, because the next were decided as if it had its seat. A key that was used within a day is answered with its receipts (repeated). The semester, the students and the groups are locked in this order, each by id, so that two calls cannot deadlock. Simple items (one new registration each, in groups with room for all who ask or for nobody) are handled by one statement; the others follow one by one.';
