import { z } from 'zod';
import { previewWidths } from '#shared/pictures/style-sample.contract.ts';

/** A width of the closed list, as an address carries it. */
export const PreviewWidthQuery = z.coerce.number().pipe(z.literal([...previewWidths]));
