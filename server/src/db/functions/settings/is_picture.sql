create or replace function is_picture(written text) returns boolean language plpgsql immutable strict as $$
declare
  bytes bytea := decode(split_part(written, ',', 2), 'base64');
  size int := length(bytes);
  at int;
  step int;
  kind int;
  crc bigint;
  has_image boolean := false;
  crcs bigint[];
begin
  if written like 'data:image/png;%' then
    for n in 0..255 loop
      crc := n;
      for bit in 1..8 loop
        crc := case when crc & 1 = 1 then (crc >> 1) # 3988292384 else crc >> 1 end;
      end loop;
      crcs[n] := crc;
    end loop;
    at := 8;
    while at + 12 <= size loop
      step := ('x' || encode(substring(bytes from at + 1 for 4), 'hex'))::bit(32)::int;
      if step < 0 or step > size - at - 12 or at = 8 and substring(bytes from 13 for 4) <> 'IHDR'::bytea then return false; end if;
      crc := 4294967295;
      for n in at + 4 .. at + 7 + step loop
        crc := (crc >> 8) # crcs[(crc # get_byte(bytes, n)) & 255];
      end loop;
      if lpad(to_hex(crc # 4294967295), 8, '0') <> encode(substring(bytes from at + 9 + step for 4), 'hex') then return false; end if;
      has_image := has_image or substring(bytes from at + 5 for 4) = 'IDAT'::bytea;
      if substring(bytes from at + 5 for 4) = 'IEND'::bytea then return has_image; end if;
      at := at + 12 + step;
    end loop;
    return false;
  end if;
  -- JPEG: segments up to the picture, and the mark of its end.
  at := 2;
  while at + 4 <= size and get_byte(bytes, at) = 255 loop
    kind := get_byte(bytes, at + 1);
    if kind = 218 then return has_image and encode(substring(bytes from size - 1), 'hex') = 'ffd9'; end if;
    has_image := has_image or kind between 192 and 207 and kind not in (196, 200, 204);
    at := at + 2 + get_byte(bytes, at + 2) * 256 + get_byte(bytes, at + 3);
  end loop;
  return false;
exception when data_exception then
  return false;
end $$;

comment on function is_picture is 'Whether a data URL holds a complete PNG (by its checksums) or a JPEG with all its segments. It does not decode the picture; doctor does.';
