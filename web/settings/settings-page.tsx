import { useQuery } from '@tanstack/react-query';
import { connectionQuery, connectPath, useUnlinkChannel } from '#web/queries/connection.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { Card, PageHead } from '#web/ui/card.tsx';
import { ChoiceField } from '#web/ui/field.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { themes, useTheme } from '#web/ui/theme.ts';
import { AccessTokens } from './access-tokens.tsx';
import { BibleList } from './bible-list.tsx';
import { EngineList } from './engine-list.tsx';

const themeWords = { light: 'Light', dark: 'Dark', system: 'System' } as const;

/** What the studio is made of, and how scripts get in. */
export function SettingsPage() {
  usePageTitle('Settings');
  const [theme, setTheme] = useTheme();
  return (
    <>
      <PageHead title="Settings" />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <BibleList />
        <EngineList />
        <AccessTokens />
        <div className="grid gap-6">
          <Channel />
          <Card title="Appearance">
            <ChoiceField
              legend="Theme"
              value={theme}
              options={themes.map((value) => ({ value, words: themeWords[value] }))}
              onChange={setTheme}
              columns="grid-cols-3"
            />
          </Card>
        </div>
      </div>
    </>
  );
}

function Channel() {
  const connection = useQuery(connectionQuery('me'));
  const unlink = useUnlinkChannel();
  const channel = connection.data?.channel;
  return (
    <Card title="Video channel">
      {connection.data?.connected && channel ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1 text-sm">
            <span className="font-medium">{channel.title}</span>
            {connection.data.builtIn && <span className="text-soft"> · built-in video host</span>}
          </p>
          <ButtonAnchor href={connectPath} size="small">
            Link another
          </ButtonAnchor>
          <Button size="small" look="danger" busy={unlink.isPending} onClick={() => unlink.mutate()}>
            Unlink
          </Button>
        </div>
      ) : (
        <p className="text-sm text-soft">No channel is linked. The link at the top of this page connects one.</p>
      )}
    </Card>
  );
}
