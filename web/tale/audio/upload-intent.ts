import type { SceneId, TaleId } from '#shared/ids.ts';

/**
 * The name under which a picked file is sent: the same file picked again for the same place resumes after a closed tab.
 */
export type UploadIntent = { readonly intent: string; readonly settle: () => void };
type Place = { readonly taleId: TaleId; readonly sceneId: SceneId; readonly language: string };

/** Stored on this computer until `settle`: the file has arrived, or cannot. */
export function uploadIntent({ taleId, sceneId, language }: Place, file: File): UploadIntent {
  const name = `upload ${taleId} ${sceneId} ${language} ${file.name} ${file.size} ${file.lastModified}`;
  const fresh = crypto.randomUUID();
  try {
    const intent = localStorage.getItem(name) ?? fresh;
    localStorage.setItem(name, intent);
    return { intent, settle: () => localStorage.removeItem(name) };
  } catch {
    // Without storage in the browser, the upload starts again.
    return { intent: fresh, settle: () => undefined };
  }
}
