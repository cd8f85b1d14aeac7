export declare function databaseTests(): string[];
export declare function onEmbedded(file: string): boolean;
