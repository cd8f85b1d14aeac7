import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasWordTimes, type ViewerLook, viewerLooks } from './caption-tracks.ts';
import { html, type Markup } from './watch/html.ts';
import type { CaptionRow } from './stores/video-store.ts';

const cookieName = 'video_host_captions';
const names: Record<ViewerLook, string> = { off: 'Off', plain: 'Plain', words: 'Word by word' };
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** How this browser wants captions; off until somebody says otherwise. */
export function lookOf(request: FastifyRequest): ViewerLook {
  const pair = (request.headers.cookie ?? '').split(/; */).find((each) => each.startsWith(`${cookieName}=`));
  return viewerLooks.find((look) => look === pair?.slice(cookieName.length + 1)) ?? 'off';
}

/** Keeps the choice in this browser for a year. */
export function keepLook(reply: FastifyReply, look: ViewerLook): void {
  void reply.header('set-cookie', `${cookieName}=${look}; Path=/watch; HttpOnly; SameSite=Lax; Max-Age=31536000`);
}

/**
 * The tracks of a video, for the player's own menu: each language plain and, where its word times are known, word by
 * word. Being the player's own they also show in full screen. The one chosen in this browser is on from the start, in
 * the page's language if available.
 */
export function captionTracks(captions: readonly CaptionRow[], language: string, look: ViewerLook): Markup[] {
  const wanted = captions.find((caption) => caption.language === language) ?? captions[0];
  return captions.flatMap((caption) => {
    const { id, video_id: videoId, name, body, language: own } = caption;
    const label = name || (languageNames.of(own) ?? own);
    const lit = hasWordTimes(body);
    const track = (words: string, query: string, on: boolean) =>
      html`<track kind="captions" srclang="${own}" label="${words}" src="/media/${videoId}/captions/${id}${query}"${on ? html` default` : ''}>`;
    const on = caption === wanted;
    const plain = track(label, '', on && (look === 'plain' || (look === 'words' && !lit)));
    return lit ? [plain, track(`${label}, word by word`, '?look=words', on && look === 'words')] : [plain];
  });
}

/** The button for each way of showing captions. The player's own menu has them too, but forgets the choice. */
export function captionChoice(
  videoId: string,
  language: string,
  captions: readonly CaptionRow[],
  now: ViewerLook,
): Markup {
  if (captions.length === 0) return html``;
  const lit = captions.some(({ body }) => hasWordTimes(body));
  const buttons = viewerLooks
    .filter((look) => lit || look !== 'words')
    .map(
      (look) =>
        html`<button name="captions" value="${look}" aria-pressed="${String(look === now)}">${names[look]}</button>`,
    );
  return html`<form class="captions" action="/watch" lang="en"><fieldset><legend>Captions</legend>
    <input type="hidden" name="v" value="${videoId}"><input type="hidden" name="hl" value="${language}">${buttons}</fieldset></form>`;
}
