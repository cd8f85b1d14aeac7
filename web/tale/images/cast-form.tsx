import type { TaleId } from '#shared/ids.ts';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type CastMember, castKinds, castLimits } from '#shared/pictures/cast.ts';
import type { CastSheet } from '#shared/pictures/cast.contract.ts';
import { lendersQuery, useBorrowCast, useSaveCast } from './cast.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import { i18n } from '#web/language/i18n.ts';

const MemberVoices = lazy(async () => ({ default: (await import('./member-voices.tsx')).MemberVoices }));

const kindWords = { person: msg`A person`, animal: msg`An animal`, place: msg`A place` } as const;
const fresh: CastMember = { name: '', kind: 'person', look: '', cloth: '', notes: '' };

/** The model sheet, entry by entry; kept as a whole, and refused when somebody changed it meanwhile. */
export function CastForm({ taleId, sheet, onClose }: { taleId: TaleId; sheet: CastSheet; onClose: () => void }) {
  const save = useSaveCast(taleId);
  const borrow = useBorrowCast(taleId);
  const lenders = (useQuery(lendersQuery()).data ?? []).filter(({ id }) => id !== taleId);
  const [members, setMembers] = useState<readonly (CastMember & { key: number })[]>(() =>
    sheet.members.map((member, key) => ({ ...member, key })),
  );
  const [version] = useState(sheet.version);
  const change = (key: number, part: Partial<CastMember>) =>
    setMembers((now) => now.map((member) => (member.key === key ? { ...member, ...part } : member)));
  const names = members.map(({ name }) => name.trim().toLowerCase());
  const problem = names.includes('')
    ? t`Every entry needs a name.`
    : new Set(names).size < names.length
      ? t`Two entries have the same name.`
      : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Cast and places`}
      note={t`Name them as the scenes do: “the father”, “Ruth”, “the lake”.`}
      className="sm:max-w-3xl"
    >
      <form
        className="grid gap-4 overflow-y-auto px-5 pb-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (problem) return;
          save.mutate(
            { version, members: members.map(({ key: _, ...member }) => kept(member)) },
            { onSuccess: onClose },
          );
        }}
      >
        {lenders.length > 0 && (
          <SelectField
            label={t`Use the cast of another tale`}
            hint={t`Keeps people looking the same across a series; their portraits are copied too`}
            options={[['', t`Choose a tale`] as const, ...lenders.map(({ id, title }) => [id, title] as const)]}
            value=""
            disabled={borrow.isPending}
            onChange={({ target }) =>
              target.value && borrow.mutate({ version, fromTaleId: target.value }, { onSuccess: onClose })
            }
          />
        )}
        {members.map((member) => (
          <fieldset key={member.key} className="grid gap-3 rounded-xl border border-line p-4 sm:grid-cols-2">
            <legend className="sr-only">{member.name || t`A new entry`}</legend>
            <TextField
              label={t`Name`}
              value={member.name}
              maxLength={castLimits.name}
              onChange={(event) => change(member.key, { name: event.target.value })}
            />
            <div className="flex items-end gap-2">
              <SelectField
                label={t`Kind`}
                className="flex-1"
                options={castKinds.map((kind) => [kind, i18n._(kindWords[kind])] as const)}
                value={member.kind}
                onChange={(event) => change(member.key, { kind: event.target.value as CastMember['kind'] })}
              />
              <IconButton
                label={member.name ? t`Remove ${{ name: member.name }}` : t`Remove the new entry`}
                onClick={() => setMembers((now) => now.filter(({ key }) => key !== member.key))}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </div>
            <TextField
              label={t`Look`}
              hint={t`Age, hair, beard, skin, build`}
              value={member.look}
              maxLength={castLimits.words}
              onChange={(event) => change(member.key, { look: event.target.value })}
            />
            <TextField
              label={t`Clothes`}
              hint={t`Colors of robe, mantle and headwear`}
              value={member.cloth}
              maxLength={castLimits.words}
              onChange={(event) => change(member.key, { cloth: event.target.value })}
            />
            {member.kind === 'person' && (
              <Suspense fallback={null}>
                <MemberVoices taleId={taleId} member={member} onChange={(voices) => change(member.key, { voices })} />
              </Suspense>
            )}
            <TextField
              label={t`Notes`}
              className="sm:col-span-2"
              value={member.notes}
              maxLength={castLimits.words}
              onChange={(event) => change(member.key, { notes: event.target.value })}
            />
          </fieldset>
        ))}
        {problem && <p className="text-sm text-bad">{problem}</p>}
        {(save.error ?? borrow.error) && <ErrorNote>{(save.error ?? borrow.error)?.message}</ErrorNote>}
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Button
            disabled={members.length >= castLimits.members}
            icon={<Plus aria-hidden />}
            onClick={() =>
              setMembers((now) => [...now, { ...fresh, key: Math.max(-1, ...now.map(({ key }) => key)) + 1 }])
            }
          >{t`Add an entry`}</Button>
          <div className="flex gap-2">
            <Button onClick={onClose}>{t`Cancel`}</Button>
            <Button
              type="submit"
              look="primary"
              busy={save.isPending}
              disabled={problem !== null}
            >{t`Save the cast`}</Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}

/** Without voices where there are none, and where nobody speaks. */
const kept = ({ voices, ...member }: CastMember): CastMember =>
  member.kind === 'person' && voices && Object.keys(voices).length > 0 ? { ...member, voices } : member;
