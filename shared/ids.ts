import { z } from 'zod';
import { Id } from './reply.ts';

/**
 * The id of one kind of row. An id of another kind does not fit; plain text does, so that tests and addresses stay
 * simple.
 */
type IdOf<Kind extends string> = string & { readonly idOf?: Kind };
const schemaOf = <Kind extends string>() => Id as z.ZodType<IdOf<Kind>>;

export type UserId = IdOf<'user'>;
export const UserId = schemaOf<'user'>();
export type TaleId = IdOf<'tale'>;
export const TaleId = schemaOf<'tale'>();
export type SceneId = IdOf<'scene'>;
export const SceneId = schemaOf<'scene'>();
export type ImageId = IdOf<'image'>;
export const ImageId = schemaOf<'image'>();
export type JobId = IdOf<'job'>;
export const JobId = schemaOf<'job'>();
export type ChannelId = IdOf<'channel'>;
export const ChannelId = schemaOf<'channel'>();
export type PublicationId = IdOf<'publication'>;
export const PublicationId = schemaOf<'publication'>();
